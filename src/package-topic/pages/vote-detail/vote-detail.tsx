import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Vote } from '@/contracts/vote/vote'
import { sessionTimeText } from '@/domain/session-time'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tag } from '@/ui/tag/tag'
import type { VoteTextKey } from '../../locales/zh-cn'
import { voteText } from '../../text'
import styles from './vote-detail.module.scss'
import { VoteDetailModel } from './vote-detail-model'
import { VoteOptionRow } from './vote-option-row'

/** A vote with its options (TOPIC-003). */
function VoteDetailPage() {
  const { id } = useParams(routes.voteDetail)
  return id ? <VotePage id={id} /> : <NoVote />
}

function NoVote() {
  const t = useText(voteText)
  return (
    <PageFrame title={t('title')}>
      <EmptyState icon="inbox" title={t('none')} hint={t('noneHint')} />
    </PageFrame>
  )
}

const VotePage = observer(function VotePage({ id }: { id: string }) {
  const t = useText(voteText)
  const model = useModel((app) => new VoteDetailModel(app, id))
  useLoad(model, 'shown', 'session')
  const { value } = model.vote
  useShare(
    value && {
      title: value.title,
      description: value.desc,
      imageUrl: value.imgUrl,
      route: routes.voteDetail,
      params: { id },
    },
  )
  return (
    <PageFrame
      isWide
      title={t('title')}
      documentTitle={value?.title}
      footer={value?.state === 'ON' && <CastBar model={model} vote={value} />}
    >
      <ResourceView resource={model.vote} skeleton={<PageSkeleton height={240} />}>
        {(vote) => (
          <Cards>
            <Columns side={<Head vote={vote} />} isSideFirst>
              <Options model={model} vote={vote} />
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})

interface VoteProps {
  model: VoteDetailModel
  vote: Vote
}

const CastBar = observer(function CastBar({ model, vote }: VoteProps) {
  const t = useText(voteText)
  const { session, prompts } = useApp()
  const showError = useErrorToast()
  const { chosenIds, casting, room, canCast } = model

  async function cast() {
    if (await model.cast()) prompts.showToast(t('done'))
    else if (casting.error) showError(casting.error)
  }

  if (vote.remaining === 0)
    return (
      <BottomBar>
        <View className={styles.usedUp}>{t('usedUp')}</View>
      </BottomBar>
    )
  const words = castWords(t, vote.multi ? room : 1, chosenIds.length)
  return (
    <BottomBar>
      <Button id="cast" isWide isDisabled={!canCast} isBusy={casting.isRunning} onPress={() => void cast()}>
        {canCast && !session.isLoggedIn ? t('logIn') : words}
      </Button>
    </BottomBar>
  )
})

/** Button text, or what is missing. */
function castWords(t: Translate<VoteTextKey>, max: number, chosen: number): string {
  if (chosen === 0) return t('chooseFirst')
  return max > 1 ? t('castChosen', { chosen, max }) : t('cast')
}

const Head = observer(function Head({ vote }: { vote: Vote }) {
  const t = useText(voteText)
  const { locale, session } = useApp()
  const { title, desc, imgUrl, state, beginTime, endTime, total, multi, dailyLimit, remaining, resultVisible } = vote
  const time = (at: number) => sessionTimeText(at, locale.locale)
  return (
    <Card>
      <Picture className={styles.picture} src={imgUrl} width={750} alt="" isHighPriority />
      <View className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <Tag isHighlight={state === 'ON'}>{t(`state.${state}`)}</Tag>
      </View>
      <View className={styles.desc}>{desc}</View>
      <View className={styles.sub}>{t('time', { begin: time(beginTime), end: time(endTime) })}</View>
      {state === 'ON' && (
        <View className={styles.sub}>{t(multi ? 'rule.multi' : 'rule.single', { count: dailyLimit })}</View>
      )}
      <View className={styles.facts}>
        <View id="vote-total" className={styles.total} aria-live="off">
          {t('total', { count: total })}
        </View>
        {state === 'ON' && session.isLoggedIn && remaining > 0 && (
          <View id="vote-remaining">{t('remaining', { count: remaining })}</View>
        )}
      </View>
      {!resultVisible && <View className={styles.sub}>{t('resultKept')}</View>}
    </Card>
  )
})

const Options = observer(function Options({ model, vote }: VoteProps) {
  const t = useText(voteText)
  const { multi, options, total, state, remaining } = vote
  const canChoose = state === 'ON' && remaining > 0
  return (
    <Card title={t('options')}>
      <View role={multi ? 'group' : 'radiogroup'} aria-label={t('options')}>
        {options.map((option) => (
          <VoteOptionRow
            key={option.optionId}
            option={option}
            total={total}
            role={multi ? 'checkbox' : 'radio'}
            isChosen={model.chosenIds.includes(option.optionId)}
            onToggle={canChoose && !option.voted ? () => model.toggle(option.optionId) : undefined}
          />
        ))}
      </View>
    </Card>
  )
})

export default page(VoteDetailPage, routes.voteDetail)
