import { frame, startDrawn } from '@/platform/visibility/web/frames'

/** Server-rendered part of the page, shown before the app starts (docs/decisions/0018-first-answers.md). */
const FIRST_LOOK_ID = 'first-look'

/**
 * Removes the first look once the app has drawn its replacement. Waits for a started tap, which the page's script
 * reports (`src/index.html`).
 */
export async function endFirstLook(): Promise<void> {
  await startDrawn()
  const look = document.getElementById(FIRST_LOOK_ID)
  if (!look) return
  while ('pressed' in document.documentElement.dataset) await frame()
  look.remove()
}
