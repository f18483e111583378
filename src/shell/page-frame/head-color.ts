import type { Resource } from '@/lib/resource'

/** The colour behind the head of a page; none behind a failure, which is written in the colours of the page. */
export function headColorOf(
  { value, isFirstLoad }: Pick<Resource<unknown>, 'value' | 'isFirstLoad'>,
  color: string,
): string | undefined {
  return value === null && !isFirstLoad ? undefined : color
}
