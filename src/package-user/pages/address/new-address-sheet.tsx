import { observer } from 'mobx-react'
import type { Region } from '@/contracts/region/list-provinces'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import type { Resource } from '@/lib/resource'
import { useApp } from '@/shell/app-context'
import { ErrorState } from '@/ui/empty-state/error-state'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { NewEntrySheet } from '../../shared/new-entry-sheet'
import { userText } from '../../text'
import type { AddressModel } from './address-model'

/** The form of a new address, above the list. */
export const NewAddressSheet = observer(function NewAddressSheet({ model }: { model: AddressModel }) {
  const t = useText(userText)
  const { shopConfig } = useApp()
  const { fields } = model.form
  return (
    <NewEntrySheet
      kind="address"
      title={t('address.add')}
      saveText={t(model.isChoosing ? 'address.save' : 'attendee.save')}
      model={model}
    >
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
    </NewEntrySheet>
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
