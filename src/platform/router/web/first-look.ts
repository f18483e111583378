import { frame, startDrawn } from '@/platform/visibility/web/frames'

/** What the server of the page showed of it before the app was there (docs/decisions/0018-first-answers.md). */
const FIRST_LOOK_ID = 'first-look'

/**
 * Takes the first look away when what the app draws in its place is on screen. A tap that has begun on it ends on it:
 * the script of the page says whether one has (`src/index.html`).
 */
export async function endFirstLook(): Promise<void> {
  await startDrawn()
  const look = document.getElementById(FIRST_LOOK_ID)
  if (!look) return
  while ('pressed' in document.documentElement.dataset) await frame()
  look.remove()
}
