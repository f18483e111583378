import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { Chip } from '@/ui/chip/chip'
import { Field } from '@/ui/field/field'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { orderText } from '../../text'
import { AddressSheetModel } from './address-sheet-model'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Where the tickets are sent. */
export const AddressSheet = observer(function AddressSheet({ model: order }: { model: ConfirmOrderModel }) {
  const t = useText(orderText)
  const model = useModel((app) => new AddressSheetModel(app))

  useEffect(() => void model.list.load(), [model])

  return (
    <Sheet title={t('address.choose')} isTall onClose={() => order.show(null)}>
      <ResourceView resource={model.list} skeleton={<SkeletonBlock className={styles.row} />}>
        {(addresses) => (
          <View>
            {addresses.map((address, index) => (
              <Pressable
                key={address.id}
                id={`address-${index}`}
                isDisabled={!address.deliverable}
                className={styles.option}
                onPress={() => order.chooseAddress(address)}
              >
                <View className={styles.words}>
                  <View>{`${address.receiver} ${address.cellphone}`}</View>
                  <View className={styles.sub}>
                    {`${address.provinceName} ${address.cityName} ${address.districtName} ${address.detailAddress}`}
                  </View>
                  {!address.deliverable && <View className={styles.sub}>{t('address.notDelivered')}</View>}
                </View>
              </Pressable>
            ))}
          </View>
        )}
      </ResourceView>
      {model.isAdding ? (
        <AddressForm model={model} order={order} />
      ) : (
        <Button id="add-address" kind="secondary" isWide onPress={model.setAdding}>
          {t('address.add')}
        </Button>
      )}
    </Sheet>
  )
})

interface AddressFormProps {
  model: AddressSheetModel
  order: ConfirmOrderModel
}

const AddressForm = observer(function AddressForm({ model, order }: AddressFormProps) {
  const t = useText(orderText)
  const common = useText(commonText)
  const { saving, path } = model
  const refused = saving.error && errorText(saving.error, common).title

  async function save() {
    const address = await model.submit()
    if (address?.deliverable) order.chooseAddress(address)
  }

  return (
    <View>
      <Field
        id="receiver"
        label={t('address.receiver')}
        value={model.receiver}
        maxLength={40}
        onChange={model.setReceiver}
      />
      <Field
        id="address-phone"
        label={t('address.phone')}
        value={model.cellphone}
        type="number"
        maxLength={11}
        onChange={model.setCellphone}
      />
      <Cell
        title={t('address.region')}
        value={path.map(({ name }) => name).join(' ') || t('address.region.choose')}
        onPress={model.clearRegion}
      />
      {path.length < 3 && (
        <ResourceView resource={model.regions} skeleton={<SkeletonBlock className={styles.row} />}>
          {(regions) => (
            <View className={styles.chips} role="radiogroup" aria-label={t('address.region')}>
              {regions.map((region) => (
                <Chip key={region.id} isSelected={false} onPress={() => model.chooseRegion(region)}>
                  {region.name}
                </Chip>
              ))}
            </View>
          )}
        </ResourceView>
      )}
      <Field
        id="address-detail"
        label={t('address.detail')}
        value={model.detail}
        maxLength={120}
        error={model.wasSubmitted && !model.isValid ? t('address.error') : refused}
        onChange={model.setDetail}
      />
      <Button id="save-address" className={styles.save} isWide isBusy={saving.isRunning} onPress={() => void save()}>
        {t('address.save')}
      </Button>
    </View>
  )
})
