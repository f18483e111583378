import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Region } from '@/contracts/region/list-provinces'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import type { Resource } from '@/lib/resource'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/empty-state/error-state'
import { CheckField } from '@/ui/form-field/check-field'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import type { AddressEntry } from './address-entry'
import styles from './own-list.module.scss'
import { peopleText } from './text'

/** Address fields, on the page and in the sheet above the list. */
export const AddressFields = observer(function AddressFields({ entry }: { entry: AddressEntry }) {
  const t = useText(peopleText)
  const { shopConfig } = useApp()
  return (
    <ResourceView resource={entry.form} skeleton={<PageSkeleton height={200} />}>
      {({ fields }) => (
        <>
          <PasteField entry={entry} />
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
          <RegionField
            id="province"
            field={fields.provinceId}
            label={t('address.province')}
            regions={entry.provinces}
          />
          <RegionField id="city" field={fields.cityId} label={t('address.city')} regions={entry.cities} />
          <RegionField
            id="district"
            field={fields.districtId}
            label={t('address.district')}
            regions={entry.districts}
          />
          <TextField
            id="address-detail"
            kind="address"
            field={fields.detail}
            label={t('address.detail')}
            maxLength={120}
            placeholder={t('address.detail.placeholder')}
          />
          <CheckField id="address-default" field={fields.isDefault} label={t('address.makeDefault')} />
        </>
      )}
    </ResourceView>
  )
})

/** Input of a whole address, split into the fields below. */
const PasteField = observer(function PasteField({ entry }: { entry: AddressEntry }) {
  const t = useText(peopleText)
  const { pasted, splitting, outcome } = entry
  return (
    <>
      <TextField
        id="address-pasted"
        field={pasted}
        label={t('address.pasted')}
        maxLength={300}
        layout="above"
        placeholder={t('address.pasted.placeholder')}
        after={
          <Button
            id="split-address"
            kind="plain"
            size="small"
            isDisabled={pasted.value.trim() === ''}
            isBusy={splitting.isRunning}
            onPress={() => void entry.fillIn()}
          >
            {t('address.split')}
          </Button>
        }
      />
      {outcome && (
        <View id="address-outcome" className={styles.sub} role="status">
          {t(`address.split.${outcome}`)}
        </View>
      )}
    </>
  )
})

interface RegionFieldProps {
  id: string
  field: Field<string | null>
  label: string
  regions: Resource<Region[]>
}

/** A province, city or district; empty until its parent region is selected. */
const RegionField = observer(function RegionField({ regions, ...props }: RegionFieldProps) {
  const { value, error } = regions
  if (error) return <ErrorState error={error} onAction={() => void regions.load()} />
  const options = (value ?? []).map(({ id, name }) => ({ key: id, text: name }))
  return <ChoiceField {...props} options={options} isList isDisabled={options.length === 0} />
})
