import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import qrcode from 'qrcode-generator'
import { type FormEvent, useEffect, useState } from 'react'
import { LocalesMenuButton, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { write } from './office-fetch'

interface Invitation {
  email: string
  secret: string
  /** `otpauth://` address of the key. */
  address: string
}

/** Password and second factor of an invited member of staff. */
export function InvitationPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [fields, setFields] = useState({ password: '', code: '' })
  const [fault, setFault] = useState('')
  useEffect(() => {
    write<Invitation>('invitation', { token }).then(setInvitation, (error: Error) => setFault(error.message))
  }, [token])
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    setFault('')
    try {
      await write('invitation/accept', { token, ...fields })
      // A new start: nothing of the visitor is left.
      window.location.assign('/office/')
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <Stack component="main" sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 440 }}>
        <CardContent component="form" onSubmit={accept}>
          <Stack spacing={2}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="h5" component="h1">
                {t('office.invitation.title')}
              </Typography>
              <LocalesMenuButton />
            </Stack>
            {fault !== '' && <Alert severity="error">{t(fault)}</Alert>}
            {invitation && (
              <>
                <Typography>{invitation.email}</Typography>
                <Typography>{t('office.invitation.scan')}</Typography>
                <img src={pictureOf(invitation.address)} alt={t('office.invitation.qr')} width={200} height={200} />
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  {t('office.invitation.key')}: <code>{invitation.secret}</code>
                </Typography>
                <TextField
                  required
                  type="password"
                  autoComplete="new-password"
                  label={t('office.invitation.password')}
                  value={fields.password}
                  onChange={(event) => setFields({ ...fields, password: event.target.value })}
                />
                <TextField
                  required
                  autoComplete="one-time-code"
                  label={t('office.signIn.code')}
                  value={fields.code}
                  onChange={(event) => setFields({ ...fields, code: event.target.value })}
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                />
                <Button type="submit" variant="contained">
                  {t('office.invitation.accept')}
                </Button>
              </>
            )}
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  )
}

function pictureOf(address: string): string {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  return code.createDataURL(4, 8)
}
