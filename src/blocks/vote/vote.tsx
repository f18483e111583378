import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Tag } from '@/ui/tag/tag'
import type { BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { blockText } from '../text'
import { VoteModel } from './vote-model'

/** Subject of the vote, with the current counts (SHELL-151). */
export const Vote = observer(function Vote({ component }: BlockProps<'VOTE'>) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { title, votes } = component.data
  const model = useModel(
    (app) =>
      new VoteModel(
        app,
        votes.map(({ voteId }) => voteId),
      ),
  )
  useLoad(model, 'shown', 'votes')
  if (votes.length === 0) return null
  return (
    <Section title={title} isPaired>
      {votes.map((card) => {
        const { voteId, title: name, desc, imgUrl, state, total } = model.current(card)
        const open = () => void navigation.open(routes.voteDetail, { id: voteId })
        return (
          <MediaRow
            key={voteId}
            imgUrl={imgUrl}
            title={name}
            lines={[desc, t('vote.count', { count: total })]}
            after={
              state === 'ON' ? (
                <Button size="small" label={`${t('vote.go')} ${name}`} onPress={open}>
                  {t('vote.go')}
                </Button>
              ) : (
                <Tag>{t(state === 'ENDED' ? 'vote.ended' : 'vote.notStarted')}</Tag>
              )
            }
            onPress={open}
          />
        )
      })}
    </Section>
  )
})
