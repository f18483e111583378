import {
  Button,
  Datagrid,
  FunctionField,
  List,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { TimeField, WordsField } from './fields'
import { write } from './office-fetch'

/** Sessions of the signed-in member of staff. */
export function SessionList() {
  return (
    <List actions={false} pagination={false} empty={false}>
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <WordsField source="userAgent" />
        <TimeField source="createdAt" />
        <TimeField source="lastSeenAt" />
        <FunctionField label="field.action" sortable={false} render={() => <EndButton />} />
      </Datagrid>
    </List>
  )
}

function EndButton() {
  const record = useRecordContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const t = useTranslate()
  if (!record) return null
  if (record.isCurrent) return <span>{t('office.sessions.current')}</span>
  const end = () =>
    void write(`sessions/${record.id}/end`).then(refresh, (error: Error) => notify(error.message, { type: 'error' }))
  return <Button label="office.sessions.end" onClick={end} />
}
