import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { IdType } from '@/contracts/attendee/attendee'
import { useText } from '@/i18n/use-text'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { orderText } from '../../text'
import { AttendeeSheetModel } from './attendee-sheet-model'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Who the tickets are for: a list to choose from, or the form of a new one in its place. */
export const AttendeeSheet = observer(function AttendeeSheet({ model: order }: { model: ConfirmOrderModel }) {
  const t = useText(orderText)
  const { idTypes } = order
  const model = useModel(
    (app) =>
      new AttendeeSheetModel(app, {
        list: order.attendeeList,
        required: order.required,
        idTypes,
        chosenIds: order.attendeeIds.value,
      }),
  )
  const { isAdding, form } = model

  function finish() {
    order.attendeeIds.set(model.chosenIds)
    order.show(null)
  }

  if (isAdding) {
    return (
      <Sheet
        id="new-attendee"
        title={t('attendee.add')}
        isTall
        footer={
          <Button id="save-attendee" isWide isBusy={form.isSubmitting} onPress={model.add}>
            {t('attendee.save')}
          </Button>
        }
        onClose={() => model.setAdding(false)}
      >
        <AttendeeForm model={model} idTypes={idTypes} />
      </Sheet>
    )
  }
  return (
    <Sheet
      title={t('confirm.chooseAttendees', { count: order.required })}
      isTall
      footer={
        <Button id="attendees-done" isWide onPress={finish}>
          {t('attendee.done')}
        </Button>
      }
      onClose={finish}
    >
      <AttendeeList model={model} order={order} />
      <Button id="add-attendee" kind="secondary" isWide onPress={() => model.setAdding(true)}>
        {t('attendee.add')}
      </Button>
    </Sheet>
  )
})

const AttendeeList = observer(function AttendeeList({
  model,
  order,
}: {
  model: AttendeeSheetModel
  order: ConfirmOrderModel
}) {
  const t = useText(orderText)
  return (
    <ResourceView resource={order.attendeeList} skeleton={<SkeletonBlock className={styles.row} />}>
      {(attendees) => (
        <View>
          {attendees.map((attendee, index) => (
            <Pressable
              key={attendee.id}
              id={`attendee-${index}`}
              role="checkbox"
              isChecked={model.chosenIds.includes(attendee.id)}
              isDisabled={!attendee.selectable}
              className={styles.option}
              onPress={() => model.toggle(attendee.id)}
            >
              <View className={styles.words}>
                <View>{attendee.name}</View>
                <View className={styles.sub}>
                  {`${t(`id.${attendee.idType}`)} ${attendee.maskedIdNo} ${attendee.disabledReason ?? ''}`}
                </View>
              </View>
              <CheckMark isChecked={model.chosenIds.includes(attendee.id)} />
            </Pressable>
          ))}
          {attendees.length === 0 && <View className={styles.sub}>{t('attendee.empty')}</View>}
        </View>
      )}
    </ResourceView>
  )
})

const AttendeeForm = observer(function AttendeeForm({
  model,
  idTypes,
}: {
  model: AttendeeSheetModel
  idTypes: readonly IdType[]
}) {
  const t = useText(orderText)
  const { fields } = model.form
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
      <FormError form={model.form} />
    </FormView>
  )
})
