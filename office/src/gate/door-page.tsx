import { type FormEvent, useState } from 'react'
import { CameraView } from './camera-view'
import type { GatePhone, ScanRecord } from './gate-phone'
import { RecentScans } from './recent-scans'
import { signal } from './signals'
import { clockTime, type Translate } from './texts'
import { verdictOf } from './verdict'

interface Props {
  t: Translate
  phone: GatePhone
  onSignIn: () => void
}

/** The door: verdict, camera, typed code, counts, conflicts, last scans. */
export function DoorPage({ t, phone, onSignIn }: Props) {
  const [currentId, setCurrentId] = useState('')
  const [hasSound, setSound] = useState(true)
  const check = async (code: string) => {
    const record = await phone.scan(code)
    setCurrentId(record.id)
    signal(verdictOf(record, t).tone, hasSound)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code')).trim()
    form.reset()
    if (code !== '') void check(code)
  }
  const current = phone.recent.find(({ id }) => id === currentId)
  return (
    <>
      <StatusBar t={t} phone={phone} />
      {phone.isSignedOut && (
        <p role="alert" className="notice">
          {t('signInAgain')}{' '}
          <button type="button" onClick={onSignIn}>
            {t('signIn')}
          </button>
        </p>
      )}
      <VerdictCard t={t} phone={phone} record={current} />
      <CameraView t={t} onCode={(code) => void check(code)} />
      <form className="row" onSubmit={submit}>
        <label className="grow">
          {t('typeCode')}
          <input name="code" autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={200} />
        </label>
        <button type="submit" className="main">
          {t('check')}
        </button>
      </form>
      <Conflicts t={t} phone={phone} />
      <RecentScans t={t} phone={phone} />
      <div className="stack">
        <label className="check">
          <input type="checkbox" checked={hasSound} onChange={(event) => setSound(event.target.checked)} />
          {t('sound')}
        </label>
        <button type="button" onClick={() => void phone.close()}>
          {t('changeGate')}
        </button>
      </div>
    </>
  )
}

function StatusBar({ t, phone }: Pick<Props, 't' | 'phone'>) {
  const { place, counts, isOnline, waiting, listLoadedAt } = phone
  return (
    <section className="status" aria-label={place?.title}>
      <p>
        <strong>{place?.gateName}</strong>{' '}
        {[place?.entrance, place?.title, place?.timeText].filter(Boolean).join(' · ')}
      </p>
      <p className={isOnline ? 'online' : 'offline'} role="status">
        {[t(isOnline ? 'online' : 'offline'), waiting > 0 ? t('waiting', { count: waiting }) : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
      {counts && (
        <p className="counts">
          {t('counts', { entered: counts.entered, sold: counts.sold, rest: counts.sold - counts.entered })}
        </p>
      )}
      <p className="small">
        {(counts?.gates ?? [])
          .map(({ name, entered }) => t('countsOfGate', { name: name || t('noName'), entered }))
          .join(' · ')}
      </p>
      <p className="small">{listLoadedAt === null ? t('noList') : t('listAt', { time: clockTime(listLoadedAt) })}</p>
    </section>
  )
}

function VerdictCard({ t, phone, record }: Pick<Props, 't' | 'phone'> & { record: ScanRecord | undefined }) {
  const verdict = record && verdictOf(record, t)
  const isOpen = record?.answer === 'unchecked' && !record.isLetIn && !record.isUndone
  return (
    <section
      className={`verdict ${verdict?.tone ?? 'ready'}`}
      aria-live="assertive"
      data-answer={record?.answer ?? 'ready'}
    >
      <h2>{verdict?.title ?? t('ready')}</h2>
      {verdict?.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {record && isOpen && (
        <button type="button" onClick={() => void phone.admit(record)}>
          {t('letIn')}
        </button>
      )}
    </section>
  )
}

function Conflicts({ t, phone }: Pick<Props, 't' | 'phone'>) {
  if (phone.conflicts.length === 0) return null
  return (
    <section className="conflicts" role="alert">
      <h2>{t('conflicts')}</h2>
      <ul>
        {phone.conflicts.map(({ label, scans }) => (
          <li key={scans.map(({ id }) => id).join()}>
            <strong>{label ?? t('unknownTicket')}</strong>{' '}
            {scans
              .map(({ at, gateName, answer }) =>
                [
                  t('conflictAt', { time: clockTime(at), gate: gateName || t('noName') }),
                  answer === 'entered' || answer === 'used' ? '' : t(`answer.${answer}`),
                ]
                  .filter(Boolean)
                  .join(' '),
              )
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
