import { observer } from 'mobx-react'
import { isOpenable } from '@/domain/web-address'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useWebMessages } from '@/shell/use-web-messages'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { WebFrame } from '@/ui/web-frame/web-frame'
import { seatsText } from '../../seats/text'
import { PickSeatElsewhereModel } from './pick-seat-elsewhere-model'

function PickSeatElsewherePage() {
  const t = useText(seatsText)
  const params = useParams(routes.pickSeatElsewhere)
  const model = useModel((app) => new PickSeatElsewhereModel(app, params))

  useLoad(model, 'shown')

  return (
    <PageFrame isWide hasOwnTitle title={t('seat.title')}>
      {model.isTaking ? <ChosenSeats model={model} /> : <ProviderPage model={model} />}
    </PageFrame>
  )
}

interface PartProps {
  model: PickSeatElsewhereModel
}

/** Page of the provider, if its address is allowed here. */
const ProviderPage = observer(function ProviderPage({ model }: PartProps) {
  const t = useText(seatsText)
  const common = useText(commonText)
  const { navigation, webPlaces } = useApp()
  const follow = useWebMessages()
  return (
    <ResourceView resource={model.provider} skeleton={<PageSkeleton height={320} />}>
      {({ url, expireTime }) =>
        isOpenable(url, webPlaces) ? (
          // Each address loads again and shows the seats available at that moment.
          <WebFrame
            key={expireTime}
            url={url}
            title={t('seatElsewhere.frame')}
            onMessage={follow}
            onArrive={model.follow}
          />
        ) : (
          <EmptyState
            icon="circle-alert"
            title={common('error.page')}
            actionText={common('action.back')}
            onAction={() => void navigation.back()}
          />
        )
      }
    </ResourceView>
  )
})

/** Progress of redeeming the selected seats, or the reason why it failed. */
const ChosenSeats = observer(function ChosenSeats({ model }: PartProps) {
  const t = useText(seatsText)
  const common = useText(commonText)
  const { takingState } = model
  if (takingState === 'needsLogin') {
    return (
      <EmptyState
        icon="user"
        title={t('seatElsewhere.logIn')}
        actionText={common('frame.logIn')}
        onAction={model.logIn}
      />
    )
  }
  if (takingState !== null) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t(`seatElsewhere.${takingState}`)}
        actionText={t('seatElsewhere.again')}
        onAction={model.reselect}
      />
    )
  }
  const taking = <EmptyState icon="clock" title={t('seatElsewhere.taking')} />
  return (
    <ResourceView resource={model.lock} skeleton={taking}>
      {() => taking}
    </ResourceView>
  )
})

export default page(PickSeatElsewherePage, routes.pickSeatElsewhere)
