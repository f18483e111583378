import { Datagrid, List, SelectInput, TextInput } from 'react-admin'
import { ListActions } from './export-button'
import { AmountField, NamedField, TimeField, WordsField } from './fields'

const STATES = [
  'UNPAID',
  'RESERVE',
  'DELIVERING',
  'DELIVERING_EXPRESS',
  'SUCCEEDED',
  'CANCELED',
  'REFUNDED_TICKET',
  'CLOSED',
]

const filters = [
  <TextInput key="q" source="q" alwaysOn label="office.order.q" />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    label="field.state"
    choices={STATES.map((id) => ({ id, name: `state.${id}` }))}
  />,
]

/** Orders, found by number, phone or ticket. */
export function OrderList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={<ListActions />}
      empty={false}
    >
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <WordsField source="orderNumber" />
        <WordsField source="title" />
        <NamedField source="state" />
        <WordsField source="qty" />
        <AmountField source="payCents" sortable />
        <WordsField source="phone" />
        <TimeField source="createdAt" sortable />
      </Datagrid>
    </List>
  )
}
