/** ` 10:00` at the end of the time of a session. */
const CLOCK_LENGTH = 6

/** What the name of a session says beside its time, and not its date once more; empty if it says nothing else. */
export function sessionNote({
  sessionName,
  sessionShowTime,
}: {
  sessionName: string
  sessionShowTime: string
}): string {
  if (sessionName === sessionShowTime) return ''
  const day = sessionShowTime.slice(0, -CLOCK_LENGTH)
  return day !== '' && sessionName.startsWith(`${day} `) ? sessionName.slice(day.length + 1) : sessionName
}
