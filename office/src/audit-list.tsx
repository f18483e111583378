import { Datagrid, FunctionField, List, TextInput } from 'react-admin'
import { ListActions } from './export-button'
import { TimeField, WordsField } from './fields'

const filters = [
  <TextInput key="action" source="action" label="field.action" alwaysOn />,
  <TextInput key="targetId" source="targetId" label="field.targetId" alwaysOn />,
]

const factsText = (facts: unknown) => (facts ? JSON.stringify(facts) : '')

/** Everything that staff did. */
export function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} actions={<ListActions />} empty={false}>
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <TimeField source="at" sortable />
        <WordsField source="staffName" />
        <WordsField source="action" />
        <WordsField source="targetId" />
        <WordsField source="reason" />
        <FunctionField label="field.before" sortable={false} render={({ before }) => factsText(before)} />
        <FunctionField label="field.after" sortable={false} render={({ after }) => factsText(after)} />
      </Datagrid>
    </List>
  )
}
