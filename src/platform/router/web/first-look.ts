/** What the server of the page showed of it before the app was there (docs/decisions/0018-first-answers.md). */
const FIRST_LOOK_ID = 'first-look'

/** Takes the first look away when the page that the app drew below it is on screen: the answers it needs came along. */
export function endFirstLook(): void {
  const look = document.getElementById(FIRST_LOOK_ID)
  if (look) requestAnimationFrame(() => requestAnimationFrame(() => look.remove()))
}
