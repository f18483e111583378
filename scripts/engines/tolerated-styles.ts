/** Styles that some promised engine lacks and that need no other value, with the appearance on such a phone. */
export interface ToleratedStyle {
  /** As `style-faults.ts` names them. */
  names: readonly string[]
  shown: string
}

export const TOLERATED_STYLES: readonly ToleratedStyle[] = [
  { names: ['cursor', 'cursor: pointer', 'cursor: zoom-in', 'cursor: not-allowed'], shown: 'phones have no pointer' },
  { names: ['resize'], shown: 'a longer text scrolls in its field, which cannot be pulled larger' },
  {
    names: [':focus-visible'],
    shown: "the engine's own ring around what the keyboard focuses, of its own colour: no rule removes it",
  },
  { names: ['text-wrap'], shown: 'the last line of an empty page’s sentence may be short' },
  {
    names: ['overflow-wrap: anywhere'],
    shown: 'long words break by `break-word`, inherited from app.scss; a column beside them gives way less',
  },
  { names: ['accent-color'], shown: "sliders and check boxes of the engine's colour" },
  { names: ['align-content: start'], shown: 'no difference: the rule is for a grid, where `start` is as old as grids' },
  {
    names: ['scroll-margin-bottom'],
    shown: 'what the keyboard focuses can lie behind the bar at the lower edge',
  },
  { names: ['scrollbar-width'], shown: 'the scroll bar of the engine, which phones draw only while scrolling' },
  { names: ['overscroll-behavior-x'], shown: 'a swipe beyond the last slide can go a page back' },
  { names: ['@media (prefers-reduced-motion)'], shown: 'animations, as on engines that do not know the wish' },
  {
    names: ['max()'],
    shown: 'on a phone no difference (0); on a tablet the content of two bars reaches the edges of the screen',
  },
]
