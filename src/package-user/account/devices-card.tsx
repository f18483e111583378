import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { DeviceLogin } from '@/contracts/account/list-logins'
import { momentText } from '@/domain/date-text'
import { commonText } from '@/i18n/common-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { Tag } from '@/ui/tag/tag'
import styles from './devices.module.scss'
import { DevicesModel } from './devices-model'
import { accountText } from './text'

/** Devices in sight at first; the others come at a tap, below them is the way to log out all. */
const FIRST_DEVICES = 4

/** Devices of the user; all except this one can be logged out. */
export const DevicesCard = observer(function DevicesCard() {
  const t = useText(accountText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const model = useModel((app) => new DevicesModel(app))
  const { list, ending } = model
  const [isWhole, setIsWhole] = useState(false)
  const shown = (logins: readonly DeviceLogin[]) => (isWhole ? logins : logins.slice(0, FIRST_DEVICES))

  useLoad(list, 'shown', 'logins')

  async function end(id: string, question: string) {
    const isSure = await prompts.showDialog({
      title: question,
      confirmText: t('devices.end'),
      cancelText: common('action.cancel'),
    })
    if (!isSure) return
    if (await ending.submit(id)) prompts.showToast(t('devices.ended'))
    else if (ending.error) showError(ending.error)
  }

  return (
    <Card id="devices" title={t('devices.title')}>
      <ResourceView resource={list} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(logins) => (
          <>
            {shown(logins).map((login, at) => (
              <Device
                key={login.id}
                id={`device-${at}`}
                login={login}
                isDisabled={ending.isRunning}
                onEnd={() => void end(login.id, t('devices.endAsk'))}
              />
            ))}
            {shown(logins).length < logins.length && (
              <Button id="all-devices" kind="plain" size="small" isWide onPress={() => setIsWhole(true)}>
                {t('devices.all', { count: logins.length })}
              </Button>
            )}
            <View className={styles.hint}>{t(logins.length > 1 ? 'devices.hint' : 'devices.only')}</View>
            {logins.length > 1 && (
              <Button
                id="end-others"
                kind="secondary"
                isWide
                isBusy={ending.isRunning}
                onPress={() => void end('others', t('devices.othersAsk'))}
              >
                {t('devices.endOthers')}
              </Button>
            )}
          </>
        )}
      </ResourceView>
    </Card>
  )
})

interface DeviceProps {
  id: string
  login: DeviceLogin
  isDisabled: boolean
  onEnd(): void
}

function Device({ id, login, isDisabled, onEnd }: DeviceProps) {
  const t = useText(accountText)
  const locale = useLocale()
  const { name, isCurrent, loginTime, lastSeenTime } = login
  return (
    <View id={id} className={styles.device}>
      <View className={styles.words}>
        <View>{name}</View>
        {loginTime > 0 && (
          <View className={styles.sub}>{t('devices.since', { time: momentText(loginTime, locale) })}</View>
        )}
        {lastSeenTime > 0 && (
          <View className={styles.sub}>{t('devices.seen', { time: momentText(lastSeenTime, locale) })}</View>
        )}
      </View>
      {isCurrent ? (
        <Tag isHighlight>{t('devices.current')}</Tag>
      ) : (
        <Button
          id={`${id}-end`}
          kind="plain"
          size="small"
          label={t('devices.endOne', { name })}
          isDisabled={isDisabled}
          onPress={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </View>
  )
}
