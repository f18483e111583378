import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Address } from '@/contracts/address/address'
import { addressText } from '@/domain/address-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../shared/own-list.module.scss'
import { userText } from '../../text'
import { AddressModel } from './address-model'
import { NewAddressSheet } from './new-address-sheet'

/** Where things are sent: a list of one's own, and a picker of one (USER-024, USER-025). */
function AddressPage() {
  const t = useText(userText)
  const params = useParams(routes.address)
  const model = useModel((app) => new AddressModel(app, params))
  const { list } = model

  useLoad(list, 'opened', 'addresses')

  return (
    <PageFrame
      title={t(model.isChoosing ? 'address.choose' : 'address.title')}
      footer={list.value && <AddBar onAdd={() => model.setAdding(true)} />}
      overlay={model.isAdding && <NewAddressSheet model={model} />}
    >
      <ResourceView resource={list} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(addresses) =>
          addresses.length > 0 ? (
            <View className={styles.list}>
              {addresses.map((address, index) => (
                <AddressRow key={address.id} id={`address-${index}`} address={address} model={model} />
              ))}
            </View>
          ) : (
            <EmptyState icon="map-pin" title={t('address.empty')} hint={t('address.empty.hint')} />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

function AddBar({ onAdd }: { onAdd(): void }) {
  const t = useText(userText)
  return (
    <BottomBar>
      <Button id="add-address" isWide onPress={onAdd}>
        {t('address.add')}
      </Button>
    </BottomBar>
  )
}

interface AddressRowProps {
  id: string
  address: Address
  model: AddressModel
}

const AddressRow = observer(function AddressRow({ id, address, model }: AddressRowProps) {
  const t = useText(userText)
  const { receiver, countryCode, cellphone, deliverable } = address
  const words = (
    <View className={styles.words}>
      <View>{`${receiver} +${countryCode} ${cellphone}`}</View>
      <View className={styles.sub}>{addressText(address)}</View>
      {!deliverable && <View className={styles.sub}>{t('address.notDelivered')}</View>}
    </View>
  )
  if (!model.isChoosing) {
    return (
      <View id={id} className={styles.item}>
        {words}
      </View>
    )
  }
  return (
    <Pressable id={id} isDisabled={!deliverable} className={styles.item} onPress={() => void model.choose(address.id)}>
      {words}
      <Icon name="chevron-right" size="small" />
    </Pressable>
  )
})

export default page(AddressPage, routes.address)
