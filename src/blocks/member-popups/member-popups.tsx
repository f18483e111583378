import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BirthdayGreeting } from '@/contracts/member/get-popup-settings'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { Sheet } from '@/ui/sheet/sheet'
import { RightsGrid } from '../member-rights/rights-grid'
import styles from './member-popups.module.scss'
import { MemberPopupsModel } from './member-popups-model'
import { popupText } from './text'

/** Gifts that stand still; what comes after them is scrolled to (MEMBER-017). */
const STILL_GIFTS = 3

/** Greetings of a member: a new level, a birthday; once on all devices (SHELL-222). */
export const MemberPopups = observer(function MemberPopups() {
  const t = useText(popupText)
  const { navigation } = useApp()
  const model = useModel((app) => new MemberPopupsModel(app))
  const { upgrade, birthday } = model

  useLoad(model, 'shown', 'session')

  if (upgrade) {
    const close = () => model.close('upgrade')
    const check = () => {
      close()
      // The rights are below the popup there.
      if (navigation.current !== routes.memberCenter) void navigation.open(routes.memberCenter, {})
    }
    return (
      <Sheet
        id="level-upgrade"
        title={t('upgrade.title')}
        footer={
          <Button id="see-rights" isWide onPress={check}>
            {t('upgrade.look')}
          </Button>
        }
        onClose={close}
      >
        <View className={styles.words}>{t('upgrade.words', { level: upgrade.primeLevelName })}</View>
        <RightsGrid isBoxed rights={upgrade.primeRights} />
      </Sheet>
    )
  }
  if (!birthday) return null
  const close = () => model.close('birthday')
  const check = () => {
    close()
    void navigation.open(routes.coupon, {})
  }
  return (
    <Sheet
      id="birthday-greeting"
      title={t('birthday.title')}
      footer={
        <Button id="see-gifts" isWide onPress={check}>
          {t('birthday.look')}
        </Button>
      }
      onClose={close}
    >
      <View className={styles.words}>{t('birthday.words')}</View>
      <Gifts gifts={birthday.gifts} />
    </Sheet>
  )
})

function Gifts({ gifts }: Pick<BirthdayGreeting, 'gifts'>) {
  const keyed = gifts.map((gift, at) => ({ ...gift, key: `gift-${at}` }))
  const rows = keyed.map(({ key, icon, giftDesc }) => (
    <View key={key} className={styles.gift}>
      <Picture className={styles.icon} src={icon} alt="" />
      <Text>{giftDesc}</Text>
    </View>
  ))
  return gifts.length > STILL_GIFTS ? <ScrollBox className={styles.box}>{rows}</ScrollBox> : <View>{rows}</View>
}
