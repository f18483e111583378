import { Stack } from '@mui/material'
import { useState } from 'react'
import {
  Button,
  CanAccess,
  Datagrid,
  FunctionField,
  List,
  type RaRecord,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { ListActions } from './export-button'
import { amountText, NamedField, TimeField, WordsField } from './fields'
import { write } from './office-fetch'
import { ReasonDialog } from './reason-dialog'

type Facts = Readonly<Record<string, string | number | null>>

interface Application extends RaRecord {
  version: string
  verdicts: string[]
  facts: Facts
}

/** Applications of a kind, with the decisions that their states allow. */
export function ApplicationList() {
  return (
    <List sort={{ field: 'createdAt', order: 'DESC' }} actions={<ListActions />} empty={false}>
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <TimeField source="createdAt" />
        <NamedField source="state" />
        <FunctionField label="office.details" sortable={false} render={() => <FactsField />} />
        <WordsField source="rejectReason" />
        <FunctionField label="field.action" sortable={false} render={() => <Verdicts />} />
      </Datagrid>
    </List>
  )
}

function FactsField() {
  const resource = useResourceContext()
  const record = useRecordContext<Application>()
  const notify = useNotify()
  const [revealed, setRevealed] = useState<Facts | null>(null)
  if (!record) return null
  const reveal = () =>
    void write<Application>(`${resource}/${record.id}/reveal`).then(
      ({ facts }) => setRevealed(facts),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{factsText(revealed ?? record.facts)}</span>
      <CanAccess resource={resource ?? ''} action={`POST ${resource}/:id/reveal`}>
        <Button label="office.order.reveal" onClick={reveal} />
      </CanAccess>
    </Stack>
  )
}

function factsText(facts: Facts): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => {
      if (value === null || value === '' || name === 'orderId') return []
      return [name === 'cents' || name === 'feeCents' ? amountText(value) : String(value)]
    })
    .join(' · ')
}

function Verdicts() {
  const resource = useResourceContext()
  const record = useRecordContext<Application>()
  if (!record) return null
  const { id, version, verdicts } = record
  return (
    <CanAccess resource={resource ?? ''} action={`POST ${resource}/:id/decide`}>
      <Stack direction="row" spacing={1}>
        {verdicts.map((verdict) => (
          <ReasonDialog
            key={verdict}
            label={`office.verdict.${verdict}`}
            isRequired={verdict === 'reject'}
            onConfirm={(reason) => write(`${resource}/${id}/decide`, { version, verdict, reason })}
          />
        ))}
      </Stack>
    </CanAccess>
  )
}
