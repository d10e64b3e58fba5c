/** The colours of the eight runners; each is read with black on it. */
export const SILKS = ['#ffd447', '#3fcabc', '#ff8a66', '#9db8ff', '#f3f6f1', '#c58bff', '#8fd16a', '#ff9ec7'] as const
