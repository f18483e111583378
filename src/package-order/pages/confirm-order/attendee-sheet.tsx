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
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { Sheet } from '@/ui/sheet/sheet'
import { Bone } from '@/ui/skeleton/skeleton'
import { Tappable } from '@/ui/tappable/tappable'
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
        <Button id="attendees-done" isWide onTap={finish}>
          {t('attendee.done')}
        </Button>
      }
      onClose={finish}
    >
      <ResourceFrame resource={model.list} skeleton={<Bone className={styles.row} />}>
        {(attendees) => (
          <View>
            {attendees.map((attendee, index) => (
              <Tappable
                key={attendee.id}
                id={`attendee-${index}`}
                role="checkbox"
                isChecked={model.chosenIds.includes(attendee.id)}
                isDisabled={!attendee.selectable}
                className={styles.option}
                onTap={() => model.toggle(attendee.id)}
              >
                <View className={styles.words}>
                  <View>{attendee.name}</View>
                  <View className={styles.sub}>
                    {`${t(`id.${attendee.idType}`)} ${attendee.maskedIdNo} ${attendee.disabledReason ?? ''}`}
                  </View>
                </View>
                <CheckMark isChecked={model.chosenIds.includes(attendee.id)} />
              </Tappable>
            ))}
            {attendees.length === 0 && !model.isAdding && <View className={styles.sub}>{t('attendee.empty')}</View>}
          </View>
        )}
      </ResourceFrame>
      {model.isAdding ? (
        <AttendeeForm model={model} idTypes={offer?.audienceRules.idTypes ?? []} />
      ) : (
        <Button id="add-attendee" kind="secondary" isWide onTap={() => model.setAdding(true)}>
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
          <Chip key={idType} isSelected={idType === model.idType} onTap={() => model.setIdType(idType)}>
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
        fault={model.hasTried && !model.isFormRight ? t('attendee.fault') : refused}
        onChange={model.setIdNo}
      />
      <Button
        id="save-attendee"
        className={styles.save}
        isWide
        isBusy={saving.isRunning}
        onTap={() => void model.submit()}
      >
        {t('attendee.save')}
      </Button>
    </View>
  )
})
