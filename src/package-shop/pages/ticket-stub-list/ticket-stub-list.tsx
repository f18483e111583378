import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import type { TicketStub } from '@/contracts/stub/ticket-stub'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { shopText } from '../../text'
import styles from './ticket-stub-list.module.scss'
import { TicketStubListModel } from './ticket-stub-list-model'

function TicketStubListPage() {
  const t = useText(shopText)
  const { navigation } = useApp()
  const model = useModel((app) => new TicketStubListModel(app))

  useLoad(model.stubs, 'shown', 'orders')
  useReachBottom(() => void model.stubs.loadMore())

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('ticketStubList.title')}
      isGrowing={model.stubs.isGrowing}
      footer={<PrintBar model={model} />}
    >
      <PagedListView
        list={model.stubs}
        skeleton={<PageSkeleton height={240} />}
        emptyIcon="ticket"
        emptyText={t('ticketStubList.empty')}
        emptyHint={t('ticketStubList.emptyHint')}
        emptyActionText={t('ticketStubList.toWallet')}
        onEmptyAction={() => void navigation.switchTab(routes.ticketHolder, {})}
      >
        {(stubs) => (
          <View className={styles.list}>
            {stubs.map((stub) => (
              <StubRow key={stub.voucherId} model={model} stub={stub} />
            ))}
          </View>
        )}
      </PagedListView>
    </PageFrame>
  )
}

/** A stub with its checkbox; a printed one opens its order. */
const StubRow = observer(function StubRow({ model, stub }: { model: TicketStubListModel; stub: TicketStub }) {
  const t = useText(shopText)
  const { voucherId, showName, sessionShowTime, venueName, imageUrl, canPrint, printOrderId } = stub
  const order = printOrderId && (
    <Button
      size="small"
      kind="secondary"
      label={`${t('ticketStubList.order')} ${showName}`}
      onPress={() => model.openOrder(printOrderId)}
    >
      {t('ticketStubList.order')}
    </Button>
  )
  const box = canPrint && (
    <Checkbox
      id={`stub-${voucherId}`}
      isChecked={model.isChosen(stub)}
      label={t('ticketStubList.select', { name: showName })}
      onChange={(isChosen) => model.choose(stub, isChosen)}
    />
  )
  return (
    <MediaRow
      imgUrl={imageUrl}
      title={showName}
      lines={[sessionShowTime, printOrderId ? t('ticketStubList.printed') : venueName]}
      after={order || box}
    />
  )
})

const PrintBar = observer(function PrintBar({ model }: { model: TicketStubListModel }) {
  const t = useText(shopText)
  if (!model.canPrintAny) return null
  return (
    <BottomBar>
      <Button id="print" isWide isDisabled={model.toPrint.length === 0} onPress={() => model.print()}>
        {model.toPrint.length === 0
          ? t('ticketStubList.chooseFirst')
          : t('ticketStubList.print', { count: model.toPrint.length })}
      </Button>
    </BottomBar>
  )
})

export default page(TicketStubListPage, routes.ticketStubList)
