/** ` 10:00` at the end of the time of a session. */
const CLOCK_LENGTH = 6

/** The part of a session's name beside its time and date; empty if there is none. */
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
