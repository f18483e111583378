/** Px to scroll: the title bar over a coloured head has its background before what is on the head is below the title. */
export const HEAD_BAR_HEIGHT = 44

/** What the bar says over a head: what kind of page it is, and its name once the head goes out of sight. */
export function barTitle(kind: string, name: string | undefined, opacity: number): string {
  return opacity < 1 ? kind : name || kind
}
