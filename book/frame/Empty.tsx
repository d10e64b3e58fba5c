/** What a list says that has nothing. */
export function Empty({ children }: { readonly children: string }) {
  return <p className="px-4 py-8 text-center text-muted">{children}</p>
}
