/** Lint: what TypeScript alone does not see. Layout belongs to prettier, walls and names to tools/tidy.test.ts. */
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const TESTS = ['**/*.test.ts', '**/*.test.tsx']
const BROWSER = ['web/**', 'office/**', 'ui/**', 'sandbox/pages/**']

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', 'data/**', 'coverage/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'tsconfig.browser.json', 'tools/tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'No enums: a union of strings is readable on the wire too.' },
        { selector: 'TSModuleDeclaration[kind="namespace"]', message: 'No namespaces: a file is a module.' },
      ],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-fallthrough': 'error',
      'no-unsafe-finally': 'error',
      'no-unreachable': 'error',
      'no-self-compare': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 70 }],
    },
  },
  { files: BROWSER, plugins: { 'react-hooks': hooks }, rules: hooks.configs['recommended-latest'].rules },
  {
    files: ['web/**'],
    ignores: ['web/queries.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@tanstack/react-query',
          importNames: ['useQuery', 'useInfiniteQuery', 'useQueryClient', 'QueryClient', 'QueryClientProvider'],
          message: 'The client and its hooks are those of web/queries.ts: nothing above hands them down.',
        },
      ],
    },
  },
  // Programs that speak at a terminal, and tests, whose one describe is as long as its cases.
  { files: ['tools/**', 'bench/**', 'sandbox/main.ts'], rules: { 'no-console': 'off' } },
  { files: TESTS, rules: { 'max-lines-per-function': 'off', 'no-console': 'off' } },
)
