import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Datagrid, List, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin'
import { WordsField } from './fields'
import { write } from './office-fetch'

interface Admission {
  answer: string
  isTyped?: boolean
  showName?: string
  seat?: string
  attendee?: string
  usedText?: string
  usedGate?: string
}

/** Sessions with their entries, and a field for the code of a ticket. */
export function AdmissionsPage() {
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <EnterForm />
      <List actions={false} pagination={false} empty={false}>
        <Datagrid rowClick={(id) => `/session-sheets/${id}/show`} bulkActionButtons={false}>
          <WordsField source="title" />
          <WordsField source="timeText" label="field.beginAt" />
          <WordsField source="entered" />
          <WordsField source="tickets" />
        </Datagrid>
      </List>
    </Stack>
  )
}

function EnterForm() {
  const t = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data: sessions = [] } = useGetList('admissions')
  const [sessionId, setSessionId] = useState('')
  const [gateName, setGateName] = useState('')
  const [code, setCode] = useState('')
  const [admission, setAdmission] = useState<Admission | null>(null)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const scans = [{ id: crypto.randomUUID(), code, at: Date.now() }]
      const { answers } = await write<{ answers: Admission[] }>('gate/scans', { sessionId, gateName, scans })
      setAdmission(answers[0] ?? null)
      setCode('')
      refresh()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Card component="section">
      <CardContent component="form" onSubmit={enter}>
        <Stack spacing={2}>
          <TextField
            select
            required
            label={t('office.admission.session')}
            value={sessionId}
            onChange={(event) => setSessionId(event.target.value)}
          >
            {sessions.map(({ id, title, timeText }) => (
              <MenuItem key={id} value={String(id)}>
                {`${timeText} ${title}`}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('office.admission.gate')}
            value={gateName}
            onChange={(event) => setGateName(event.target.value)}
          />
          <TextField
            required
            label={t('office.admission.code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="contained">
            {t('office.admission.enter')}
          </Button>
          <Button href="/gate/">{t('office.admission.phone')}</Button>
          {admission && <AdmissionAlert admission={admission} />}
        </Stack>
      </CardContent>
    </Card>
  )
}

function AdmissionAlert({ admission }: { admission: Admission }) {
  const t = useTranslate()
  const { answer, isTyped, showName, seat, attendee, usedText, usedGate } = admission
  const facts = [
    showName,
    seat,
    attendee,
    answer === 'used' ? [usedText, usedGate].filter(Boolean).join(' ') : undefined,
  ]
  return (
    <Alert severity={answer === 'entered' ? 'success' : 'error'} role="alert">
      {[t(`office.answer.${answer}`), ...facts].filter(Boolean).join(' · ')}
      {answer === 'entered' && isTyped ? ` · ${t('office.admission.checkPerson')}` : ''}
    </Alert>
  )
}
