/** A page of somebody else inside ours. The address has been checked by whoever draws this. */
export interface WebFrameProps {
  url: string
  title: string
  className?: string
}
