import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Address } from '@/contracts/address/address'
import { addressText } from '@/domain/address-text'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tag } from '@/ui/tag/tag'
import { EntryActions } from '../../people/entry-actions'
import styles from '../../people/own-list.module.scss'
import { peopleText } from '../../people/text'
import { AddressModel } from './address-model'
import { AddressSheet } from './address-sheet'

/** Delivery addresses: a list of their own, and a picker (USER-024, USER-025). */
function AddressPage() {
  const t = useText(peopleText)
  const params = useParams(routes.address)
  const model = useModel((app) => new AddressModel(app, params))
  const { list, entry } = model

  useLoad(list, 'opened')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t(model.isChoosing ? 'address.choose' : 'address.title')}
      footer={list.value && <AddBar onAdd={() => model.open(null)} />}
      overlay={entry && <AddressSheet model={model} entry={entry} />}
    >
      <ResourceView resource={list} skeleton={<PageSkeleton height={200} />}>
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
  const t = useText(peopleText)
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
  const t = useText(peopleText)
  const { receiver, countryCode, cellphone, deliverable, isDefault } = address
  const words = (
    <View className={styles.words}>
      <View>
        <Text>{`${receiver} +${countryCode} ${cellphone} `}</Text>
        {isDefault && <Tag isHighlight>{t('address.default')}</Tag>}
      </View>
      <View className={styles.sub}>{addressText(address)}</View>
      {!deliverable && <View className={styles.sub}>{t('address.notDelivered')}</View>}
    </View>
  )
  return (
    <View className={styles.item}>
      {model.isChoosing ? (
        <Pressable
          id={id}
          isDisabled={!deliverable}
          className={styles.entry}
          onPress={() => void model.choose(address.id)}
        >
          {words}
          <Icon name="chevron-right" size="small" />
        </Pressable>
      ) : (
        <View id={id} className={styles.entry}>
          {words}
        </View>
      )}
      <EntryActions
        id={id}
        entryId={address.id}
        name={receiver}
        removeQuestion={t('address.removeAsk')}
        removing={model.removing}
        onEdit={() => model.open(address.id)}
      >
        {!isDefault && <DefaultButton id={id} address={address} model={model} />}
      </EntryActions>
    </View>
  )
})

/** Makes an address the default for orders (USER-024). */
const DefaultButton = observer(function DefaultButton({ id, address, model }: AddressRowProps) {
  const t = useText(peopleText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const { makingDefault } = model

  async function makeDefault() {
    await makingDefault.submit(address.id)
    if (makingDefault.error) prompts.showToast(errorText(makingDefault.error, common).title)
  }

  return (
    <Button
      id={`${id}-default`}
      kind="plain"
      size="small"
      label={`${t('address.makeDefault')} ${address.receiver}`}
      isDisabled={makingDefault.isRunning}
      onPress={() => void makeDefault()}
    >
      {t('address.makeDefault')}
    </Button>
  )
})

export default page(AddressPage, routes.address)
