/** Nothing is drawn in the page here. */
export function NoPosterCanvas(_props: { id: string }) {
  return null
}
