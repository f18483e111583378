import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Chip } from '@/ui/chip/chip'
import { Field } from '@/ui/field/field'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { orderText } from '../../text'
import { AttendeeSheetModel } from './attendee-sheet-model'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Who the tickets are for. */
export const AttendeeSheet = observer(function AttendeeSheet({ model: order }: { model: ConfirmOrderModel }) {
  const t = useText(orderText)
  const offer = order.offer.value
  const model = useModel(
    (app) =>
      new AttendeeSheetModel(app, {
        bizShowSessionId: offer?.session.bizShowSessionId ?? '',
        required: order.required,
        idTypes: offer?.audienceRules.idTypes ?? [],
        chosenIds: order.attendees.map(({ id }) => id),
      }),
  )

  useEffect(() => void model.list.load(), [model])

  function finish() {
    order.setAttendees(model.chosen)
    order.show(null)
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
      <ResourceView resource={model.list} skeleton={<SkeletonBlock className={styles.row} />}>
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
            {attendees.length === 0 && !model.isAdding && <View className={styles.sub}>{t('attendee.empty')}</View>}
          </View>
        )}
      </ResourceView>
      {model.isAdding ? (
        <AttendeeForm model={model} idTypes={offer?.audienceRules.idTypes ?? []} />
      ) : (
        <Button id="add-attendee" kind="secondary" isWide onPress={() => model.setAdding(true)}>
          {t('attendee.add')}
        </Button>
      )}
    </Sheet>
  )
})

interface AttendeeFormProps {
  model: AttendeeSheetModel
  idTypes: readonly AttendeeSheetModel['idType'][]
}

const AttendeeForm = observer(function AttendeeForm({ model, idTypes }: AttendeeFormProps) {
  const t = useText(orderText)
  const common = useText(commonText)
  const { saving } = model
  const refused = saving.error && errorText(saving.error, common).title
  return (
    <View>
      <View className={styles.chips} role="radiogroup" aria-label={t('attendee.idType')}>
        {idTypes.map((idType) => (
          <Chip key={idType} isSelected={idType === model.idType} onPress={() => model.setIdType(idType)}>
            {t(`id.${idType}`)}
          </Chip>
        ))}
      </View>
      <Field id="attendee-name" label={t('attendee.name')} value={model.name} maxLength={40} onChange={model.setName} />
      <Field
        id="attendee-id"
        label={t('attendee.idNo')}
        value={model.idNo}
        maxLength={30}
        error={model.wasSubmitted && !model.isValid ? t('attendee.error') : refused}
        onChange={model.setIdNo}
      />
      <Button
        id="save-attendee"
        className={styles.save}
        isWide
        isBusy={saving.isRunning}
        onPress={() => void model.submit()}
      >
        {t('attendee.save')}
      </Button>
    </View>
  )
})
