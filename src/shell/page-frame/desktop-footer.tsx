import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { isOpenable } from '@/domain/web-address'
import { isMissing } from '@/services/jumps/jump-target'
import { openJump } from '@/services/jumps/open-jump'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import styles from './desktop-footer.module.scss'

/** Foot of the desktop page: the merchant's links, who the shop is, and its licence. */
export const DesktopFooter = observer(function DesktopFooter() {
  const app = useApp()
  const { config } = app.shopConfig
  if (!config) return <View className={styles.footer} role="contentinfo" />
  const { footerConfigVO, companyDesc, shopDomainIcpLicense: license, shopDomainIcpLicenseUrl: licenseUrl } = config
  return (
    <View className={styles.footer} role="contentinfo">
      <View className={styles.links}>
        {footerConfigVO?.links
          .filter(({ jump }) => !isMissing(jump, app.webPlaces))
          .map(({ title, jump }) => (
            <Pressable key={title} className={styles.link} onPress={() => openJump(app, jump)}>
              {title}
            </Pressable>
          ))}
      </View>
      <Text>{companyDesc}</Text>
      {license !== '' && isOpenable(licenseUrl, app.webPlaces) ? (
        <Pressable
          className={styles.link}
          role="link"
          href={licenseUrl}
          onPress={() => app.appLink.openExternalUrl(licenseUrl)}
        >
          {license}
        </Pressable>
      ) : (
        <Text>{license}</Text>
      )}
    </View>
  )
})
