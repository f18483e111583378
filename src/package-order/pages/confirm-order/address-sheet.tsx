import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Region } from '@/contracts/region/list-provinces'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import type { Resource } from '@/lib/resource'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/empty-state/error-state'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { orderText } from '../../text'
import { AddressSheetModel } from './address-sheet-model'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Where the tickets are sent: a list to choose from, or the form of a new address in its place. */
export const AddressSheet = observer(function AddressSheet({ model: order }: { model: ConfirmOrderModel }) {
  const t = useText(orderText)
  const model = useModel((app) => new AddressSheetModel(app, order.addressList))

  async function add() {
    const address = await model.add()
    if (address?.deliverable) order.chooseAddress(address.id)
  }

  if (model.isAdding) {
    return (
      <Sheet
        id="new-address"
        title={t('address.add')}
        isTall
        footer={
          <Button id="save-address" isWide isBusy={model.form.isSubmitting} onPress={add}>
            {t('address.save')}
          </Button>
        }
        onClose={() => model.setAdding(false)}
      >
        <AddressForm model={model} onSubmit={add} />
      </Sheet>
    )
  }
  return (
    <Sheet title={t('address.choose')} isTall onClose={() => order.show(null)}>
      <ResourceView resource={order.addressList} skeleton={<SkeletonBlock className={styles.row} />}>
        {(addresses) => (
          <View>
            {addresses.map((address, index) => (
              <Pressable
                key={address.id}
                id={`address-${index}`}
                isDisabled={!address.deliverable}
                className={styles.option}
                onPress={() => order.chooseAddress(address.id)}
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
      <Button id="add-address" isWide onPress={() => model.setAdding(true)}>
        {t('address.add')}
      </Button>
    </Sheet>
  )
})

interface AddressFormProps {
  model: AddressSheetModel
  onSubmit(): void
}

const AddressForm = observer(function AddressForm({ model, onSubmit }: AddressFormProps) {
  const t = useText(orderText)
  const { shopConfig } = useApp()
  const { fields } = model.form
  return (
    <FormView onSubmit={onSubmit}>
      <TextField
        id="receiver"
        kind="name"
        field={fields.receiver}
        label={t('address.receiver')}
        maxLength={40}
        placeholder={t('address.receiver.placeholder')}
      />
      <PhoneField
        id="address-phone"
        field={fields.phone}
        label={t('address.phone')}
        areas={shopConfig.phoneAreas}
        placeholder={t('address.phone.placeholder')}
      />
      <RegionField id="province" field={fields.provinceId} label={t('address.province')} regions={model.provinces} />
      <RegionField id="city" field={fields.cityId} label={t('address.city')} regions={model.cities} />
      <RegionField id="district" field={fields.districtId} label={t('address.district')} regions={model.districts} />
      <TextField
        id="address-detail"
        kind="address"
        field={fields.detail}
        label={t('address.detail')}
        maxLength={120}
        placeholder={t('address.detail.placeholder')}
      />
      <FormError form={model.form} />
    </FormView>
  )
})

interface RegionFieldProps {
  id: string
  field: Field<string | null>
  label: string
  regions: Resource<Region[]>
}

/** A province, a city or a district; nothing to choose from until what it lies in is chosen. */
const RegionField = observer(function RegionField({ regions, ...props }: RegionFieldProps) {
  const { value, error } = regions
  if (error) return <ErrorState error={error} onAction={() => void regions.load()} />
  const options = (value ?? []).map(({ id, name }) => ({ key: id, text: name }))
  return <ChoiceField {...props} options={options} isList isDisabled={options.length === 0} />
})
