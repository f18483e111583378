import type { PermitProject } from '../catalogue/entities/applications'
import { DAY_MS } from '../clock'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { FIRST_DAY } from './shop-days'

/** Projects that need a crew: one open, and one past its deadline. */
export function demoPermitProjects({ anchor, weekStart } = FIRST_DAY): readonly PermitProject[] {
  return [
    {
      projectId: stableId('permit:tour'),
      code: 'STAGE2026',
      name: localText('林屿「星河入梦」巡演 · 上海站', 'Lin Yu “Stars into Dreams” Tour, Shanghai'),
      endAt: weekStart + 30 * DAY_MS,
      roles: [
        { code: 'STAGE', name: localText('舞台与搭建', 'Stage and rigging') },
        { code: 'LIGHT', name: localText('灯光', 'Light') },
        { code: 'SOUND', name: localText('音响', 'Sound') },
        { code: 'CATERING', name: localText('餐饮', 'Catering') },
        { code: 'SECURITY', name: localText('安保', 'Security') },
        { code: 'MEDIA', name: localText('媒体', 'Media') },
      ],
      areas: [
        { code: 'BACKSTAGE', name: localText('后台', 'Backstage') },
        { code: 'STAGE', name: localText('舞台', 'Stage') },
        { code: 'CONTROL', name: localText('控台区', 'Mixing desk') },
        { code: 'LOADING', name: localText('装卸区', 'Loading dock') },
      ],
      questions: [
        { key: 'arrival', type: 'DATE', required: true, label: localText('进场日期', 'First day on site') },
        {
          key: 'shift',
          type: 'SELECT',
          required: true,
          label: localText('班次', 'Shift'),
          options: [localText('日班', 'Day'), localText('夜班', 'Night'), localText('全程', 'Both')],
        },
        {
          key: 'skills',
          type: 'MULTI',
          required: false,
          label: localText('持有证书', 'Certificates you hold'),
          options: [
            localText('高空作业', 'Working at height'),
            localText('电工', 'Electrician'),
            localText('叉车', 'Forklift'),
            localText('急救', 'First aid'),
          ],
        },
        {
          key: 'emergency',
          type: 'PHONE',
          required: true,
          label: localText('紧急联系电话', 'Emergency contact phone'),
        },
        {
          key: 'plate',
          type: 'TEXT',
          required: false,
          maxLength: 10,
          pattern: '\\p{Script=Han}?[A-Za-z0-9·-]{4,9}',
          label: localText('车牌号', 'License plate'),
        },
        {
          key: 'driver',
          type: 'ID_CARD',
          required: false,
          label: localText('驾驶员身份证', "Driver's ID card"),
        },
        { key: 'papers', type: 'IMAGE', required: false, label: localText('证书照片', 'Photo of a certificate') },
        { key: 'note', type: 'TEXTAREA', required: false, maxLength: 200, label: localText('备注', 'Notes') },
      ],
    },
    {
      projectId: stableId('permit:festival'),
      code: 'MEADOW2026',
      name: localText('草地音乐节', 'Meadow festival'),
      endAt: anchor - 3 * DAY_MS,
      roles: [{ code: 'STAGE', name: localText('舞台与搭建', 'Stage and rigging') }],
      areas: [{ code: 'STAGE', name: localText('舞台', 'Stage') }],
      questions: [],
    },
  ]
}
