/** Nothing is drawn in the page here. */
export function NoPosterGround(_props: { id: string }) {
  return null
}
