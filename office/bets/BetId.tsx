/** A bet's number in a list: whole for whoever copies or hears it, its beginning for whoever looks. */
export function BetId({ id }: { id: string }) {
  return (
    <span className="inline-block max-w-[10ch] truncate align-bottom" title={id}>
      {id}
    </span>
  )
}
