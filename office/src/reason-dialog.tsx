import { Dialog, DialogActions, DialogContent, DialogTitle, Button as MuiButton, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, useNotify, useRefresh, useTranslate } from 'react-admin'

interface ReasonDialogProps {
  /** Name of the action. */
  label: string
  /** Whether a reason is required; without, it is optional. */
  isRequired?: boolean
  children?: ReactNode
  isReady?: boolean
  onConfirm: (reason: string) => Promise<unknown>
}

/** A button that asks for a reason before it acts; shows refusals and reloads what has changed. */
export function ReasonDialog({ label, isRequired = true, children, isReady = true, onConfirm }: ReasonDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const t = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onConfirm(reason.trim())
      notify('office.done', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setBusy(false)
    setOpen(false)
    setReason('')
    refresh()
  }
  return (
    <>
      <Button label={label} variant="outlined" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth aria-label={t(label)}>
        <form onSubmit={confirm}>
          <DialogTitle>{t(label)}</DialogTitle>
          <DialogContent>
            {children}
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label={t('office.reason')}
              value={reason}
              required={isRequired}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={() => setOpen(false)}>{t('ra.action.cancel')}</MuiButton>
            <MuiButton
              type="submit"
              variant="contained"
              disabled={isBusy || !isReady || (isRequired && reason.trim() === '')}
            >
              {t('ra.action.confirm')}
            </MuiButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
