import { Alert } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  Create,
  CreateButton,
  Datagrid,
  Edit,
  List,
  type RaRecord,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { NamedField, TimeField, WordsField } from './fields'

const ROLES = ['OWNER', 'EDITOR', 'BOX_OFFICE', 'GATE', 'FINANCE', 'SUPPORT'].map((id) => ({ id, name: `role.${id}` }))
const STATES = ['ACTIVE', 'DISABLED'].map((id) => ({ id, name: `state.${id}` }))

export function StaffList() {
  return (
    <List
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={false}
      actions={
        <TopToolbar>
          <CreateButton />
        </TopToolbar>
      }
    >
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <WordsField source="name" />
        <WordsField source="email" />
        <NamedField source="role" />
        <NamedField source="state" />
        <TimeField source="createdAt" />
      </Datagrid>
    </List>
  )
}

/** Invites a member of staff, and shows the link. */
export function StaffCreate() {
  const [invitation, setInvitation] = useState('')
  return (
    <Create mutationOptions={{ onSuccess: (data: RaRecord) => setInvitation(data.invitation) }}>
      <SimpleForm>
        <InvitationLink href={invitation} />
        <TextInput source="email" label="field.email" type="email" validate={required()} />
        <TextInput source="name" label="field.name" validate={required()} />
        <SelectInput source="role" label="field.role" choices={ROLES} validate={required()} />
      </SimpleForm>
    </Create>
  )
}

/** Changes the version that the form shows; a later form is refused and reloaded. */
export function StaffEdit() {
  const [invitation, setInvitation] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  const onSuccess = (data: RaRecord) => {
    setInvitation(data.invitation ?? '')
    notify('ra.notification.updated', { type: 'success' })
    refresh()
  }
  const onError = (error: unknown) => {
    notify((error as Error).message, { type: 'error' })
    refresh()
  }
  const transform = ({ version, role, state, name, isInvitedAgain = false }: RaRecord) => ({
    version,
    role,
    state,
    name,
    isInvitedAgain,
  })
  return (
    <Edit mutationMode="pessimistic" transform={transform} mutationOptions={{ onSuccess, onError }} actions={false}>
      <SimpleForm>
        <InvitationLink href={invitation} />
        <TextInput source="name" label="field.name" validate={required()} />
        <SelectInput source="role" label="field.role" choices={ROLES} validate={required()} />
        <SelectInput source="state" label="field.state" choices={STATES} />
        <BooleanInput source="isInvitedAgain" label="office.staff.inviteAgain" />
      </SimpleForm>
    </Edit>
  )
}

function InvitationLink({ href }: { href: string }) {
  const t = useTranslate()
  if (href === '') return null
  return (
    <Alert severity="success">
      {t('office.staff.invitation')}: {href}
    </Alert>
  )
}
