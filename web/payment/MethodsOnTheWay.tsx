/** Stands for methods that are not there yet. */
import { Skeleton } from '@uwanja/ui/Skeleton'

export function MethodsOnTheWay() {
  return <Skeleton className="h-72 rounded-2xl" />
}
