import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { Sheet } from '@/ui/sheet/sheet'
import { userText } from '../../text'
import type { ViewerModel } from './viewer-model'

/** The form of a new attendee, above the list. */
export const NewAttendeeSheet = observer(function NewAttendeeSheet({ model }: { model: ViewerModel }) {
  const t = useText(userText)
  return (
    <Sheet
      id="new-attendee"
      title={t('attendee.add')}
      isTall
      footer={
        <Button id="save-attendee" isWide isBusy={model.form.isSubmitting} onPress={model.add}>
          {t('attendee.save')}
        </Button>
      }
      onClose={() => model.setAdding(false)}
    >
      <AttendeeForm model={model} />
    </Sheet>
  )
})

const AttendeeForm = observer(function AttendeeForm({ model }: { model: ViewerModel }) {
  const t = useText(userText)
  const { idTypes, form } = model
  const { fields } = form
  const isIdCard = fields.idType.value === 'ID_CARD'
  return (
    <FormView onSubmit={model.add}>
      <ChoiceField
        id="attendee-id-type"
        field={fields.idType}
        label={t('attendee.idType')}
        options={idTypes.map((idType) => ({ key: idType, text: t(`id.${idType}`) }))}
      />
      <TextField
        id="attendee-name"
        kind="name"
        field={fields.name}
        label={t('attendee.name')}
        maxLength={40}
        placeholder={t('attendee.name.placeholder')}
      />
      <TextField
        id="attendee-id-no"
        kind="document"
        field={fields.idNo}
        label={t('attendee.idNo')}
        maxLength={30}
        placeholder={t(isIdCard ? 'attendee.idNo.idCard' : 'attendee.idNo.placeholder')}
      />
      <FormError form={form} />
    </FormView>
  )
})
