import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { read, write } from '../office-fetch'
import { loadDetector } from './code-camera'
import { isSignedOut } from './gate-calls'
import type { GatePhone } from './gate-phone'
import type { Translate } from './texts'

interface Session {
  id: string
  title: string
  timeText: string
  tickets: number
  entered: number
}

interface Props {
  t: Translate
  phone: GatePhone
  onSignedOut: () => void
}

/** Choice of session and gate; loads the list of the session on the way. */
export function SetupPage({ t, phone, onSignedOut }: Props) {
  const [sessions, setSessions] = useState<Session[] | null>(null)
  const [session, setSession] = useState<Session | null>(null)
  const [loaded, setLoaded] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const fail = useCallback(
    (error: unknown) => (isSignedOut(error) ? onSignedOut() : setFault(t('loadFailed'))),
    [onSignedOut, t],
  )
  const load = useCallback(() => {
    setFault('')
    read<{ rows: Session[] }>('admissions').then(({ rows }) => setSessions(rows), fail)
  }, [fail])
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, and again on demand.
  useEffect(load, [])
  const choose = async (chosen: Session) => {
    setFault('')
    setLoaded(0)
    try {
      await phone.loadList(chosen.id, setLoaded)
      // The camera opens later, perhaps without a network; numbers can be typed in any case.
      void loadDetector().catch(() => {})
      setSession(chosen)
    } catch (error) {
      fail(error)
    }
    setLoaded(null)
  }
  const signOut = async () => {
    if (phone.waiting > 0) return setFault(t('signOutWaiting', { count: phone.waiting }))
    await write('sign-out').catch(() => {})
    await phone.forget()
    onSignedOut()
  }
  if (session) return <GateForm t={t} phone={phone} session={session} onBack={() => setSession(null)} />
  return (
    <section className="stack">
      <h2>{t('chooseSession')}</h2>
      {fault && <p role="alert">{fault}</p>}
      {sessions === null && fault === '' && <p role="status">{t('loadingSessions')}</p>}
      {sessions?.length === 0 && <p>{t('noSessions')}</p>}
      {loaded !== null && <p role="status">{t('loading', { count: loaded })}</p>}
      {sessions?.map((each) => (
        <button type="button" key={each.id} className="choice" disabled={loaded !== null} onClick={() => choose(each)}>
          <strong>{each.title}</strong>
          <span>{each.timeText}</span>
          <span>{`${each.entered} / ${each.tickets}`}</span>
        </button>
      ))}
      <button type="button" onClick={load}>
        {t('reload')}
      </button>
      <button type="button" onClick={signOut}>
        {t('signOut')}
      </button>
    </section>
  )
}

function GateForm({
  t,
  phone,
  session,
  onBack,
}: Omit<Props, 'onSignedOut'> & { session: Session; onBack: () => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const entrance = String(fields.get('entrance') ?? '')
    const { id: sessionId, title, timeText } = session
    const gateName = String(fields.get('gateName')).trim()
    void phone.open({ sessionId, title, timeText, gateName, ...(entrance !== '' && { entrance }) })
  }
  return (
    <form className="stack" onSubmit={submit}>
      <h2>{session.title}</h2>
      <p>{session.timeText}</p>
      <label>
        {t('gateName')}
        <input name="gateName" required maxLength={40} autoComplete="off" />
      </label>
      {phone.entrances.length > 0 && (
        <label>
          {t('entrance')}
          <select name="entrance">
            <option value="">{t('allEntrances')}</option>
            {phone.entrances.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="main">
        {t('openGate')}
      </button>
      <button type="button" onClick={onBack}>
        {t('cancel')}
      </button>
    </form>
  )
}
