import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import type { BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { SubscribeButton } from '../subscribe-button/subscribe-button'

/** Shows and tours that a user can follow. */
export function Subscription({ component, host }: BlockProps<'SUBSCRIPTION'>) {
  const { navigation } = useApp()
  const { title, targets } = component.data
  if (targets.length === 0) return null
  const open = (type: string, id: string) =>
    type === 'SHOW' ? host.openShow(id) : void navigation.open(routes.tourDetail, { tourId: id })
  return (
    <Section title={title} isPaired>
      {targets.map(({ targetId: id, type, name, imgUrl, subscribed = false }) => (
        <MediaRow
          key={id}
          imgUrl={imgUrl}
          title={name}
          after={<SubscribeButton target={{ type, id, name }} isSubscribed={subscribed} host={host} />}
          onPress={() => open(type, id)}
        />
      ))}
    </Section>
  )
}
