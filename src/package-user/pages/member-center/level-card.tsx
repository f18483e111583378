import { observer } from 'mobx-react'
import { dateText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { memberText } from '../../membership/text'
import { HeroCard, HeroLine, HeroProgress } from '../../shared/hero-card/hero-card'
import styles from './member-center.module.scss'
import type { MemberCenterModel } from './member-center-model'

/** Level of the user: the next level, the end of the membership and its savings. */
export const LevelCard = observer(function LevelCard({ model }: { model: MemberCenterModel }) {
  const t = useText(memberText)
  const locale = useLocale()
  const { session, navigation } = useApp()
  const { level } = model
  if (!session.isLoggedIn) {
    return (
      <HeroCard label={t('center.visitor')} figure={t('center.title')}>
        <Button id="log-in" kind="secondary" className={styles.login} onPress={() => void navigation.openLogin()}>
          {t('center.login')}
        </Button>
      </HeroCard>
    )
  }
  if (!level) return <HeroCard label={t('center.level')} figure="—" />
  const { primeLevelName, iconUrl, growthValue, levelValue, nextLevelName, nextLevelNeed, validTo, isPaid } = level
  return (
    <HeroCard
      label={t('center.level')}
      figure={primeLevelName}
      after={<Picture className={styles.levelIcon} src={iconUrl} alt="" />}
    >
      {nextLevelNeed === undefined || nextLevelName === undefined ? (
        <HeroLine>{t('center.highest', { count: growthValue })}</HeroLine>
      ) : (
        <>
          <HeroProgress value={growthValue} from={levelValue} to={growthValue + nextLevelNeed} />
          <HeroLine>{t('center.missing', { count: nextLevelNeed, level: nextLevelName })}</HeroLine>
        </>
      )}
      {validTo !== undefined && <HeroLine>{t('center.valid', { date: dateText(validTo, locale) })}</HeroLine>}
      {isPaid && level.savedThisYear > 0 && <HeroLine>{t('center.saved', { amount: level.savedThisYear })}</HeroLine>}
    </HeroCard>
  )
})
