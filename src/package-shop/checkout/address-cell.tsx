import { observer } from 'mobx-react'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { usePicker } from '@/shell/use-picker'
import { Cell } from '@/ui/cell/cell'
import { FormField } from '@/ui/form-field/form-field'
import { shopText } from '../text'
import type { AddressChoice } from './address-choice'

interface AddressCellProps {
  choice: AddressChoice
  field: Field<string | null>
}

/** Delivery address; a tap picks another. */
export const AddressCell = observer(function AddressCell({ choice, field }: AddressCellProps) {
  const t = useText(shopText)
  const pick = usePicker(routes.address, ({ id }) => choice.choose(id))
  return (
    <FormField id="choose-address" field={field} label={t('goodsConfirm.address')} layout="bare">
      {() => (
        <Cell
          id="choose-address"
          title={t('goodsConfirm.address')}
          value={choice.address?.detailAddress ?? t('goodsConfirm.chooseAddress')}
          onPress={() => pick({ toChoose: '1' })}
        />
      )}
    </FormField>
  )
})
