import { num, seededNumbers } from './drawing'

const GROUNDS = ['#FFD9C7', '#CDE7F0', '#E3D7F5', '#D6EBD3', '#FBE6A8', '#F6CFDA', '#CFD8EA', '#D9F0E6']
const SKINS = ['#F6D2B8', '#EDBF9E', '#E0A985', '#FBE0CC']
const HAIRS = ['#2B2230', '#3E2A22', '#1E2A3A', '#5A3A2A', '#4A4458', '#7A4B2F']
const CLOTHES = ['#E4572E', '#2E6F95', '#6C4AB6', '#2A9D8F', '#D1495B', '#33415C', '#E9A23B']

// Hair styles in a box of 100 × 100 with the face at (50, 46), radius 20.
const HAIR_BACK = [
  '',
  'M26 46C24 16 76 16 74 46V80H26z',
  'M28 44C26 18 74 18 72 44C76 56 70 62 68 64H32C30 62 24 56 28 44z',
  '',
]
const HAIR_FRONT = [
  'M29 46C26 20 74 18 71 46C68 36 62 32 52 33C42 34 34 36 29 46z',
  'M29 50C28 24 72 22 71 50C68 40 58 36 50 30C44 38 34 40 29 50z',
  'M28 42C32 20 68 20 72 42C60 36 40 36 28 42z',
  'M30 44C28 26 40 20 52 22C66 20 74 32 70 46C68 40 66 37 64 36C52 40 40 34 30 44z',
]

function pick<T>(items: readonly T[], value: number, otherwise: T): T {
  return items[Math.floor(value * items.length)] ?? otherwise
}

function hash(key: string): number {
  return Array.from(key).reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261)
}

/** A drawn portrait for a performer or a user, as a square SVG; the same key gives the same face. */
export function avatarSvg(key: string): string {
  const next = seededNumbers(hash(key))
  const skin = pick(SKINS, next(), '#F6D2B8')
  const hair = pick(HAIRS, next(), '#2B2230')
  const cloth = pick(CLOTHES, next(), '#33415C')
  const style = Math.floor(next() * HAIR_FRONT.length)
  const glasses =
    next() > 0.72
      ? '<g fill="none" stroke="#3A3A44" stroke-width="1.6"><circle cx="42" cy="47" r="6"/><circle cx="58" cy="47" r="6"/><path d="M48 47h4"/></g>'
      : ''
  const smile = num(3 + next() * 4)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100">' +
    `<path d="M0 0h100v100H0z" fill="${pick(GROUNDS, next(), '#FFD9C7')}"/>` +
    `<path d="${HAIR_BACK[style] ?? ''}" fill="${hair}"/>` +
    `<path d="M43 60h14v14H43z" fill="${skin}"/><path d="M16 100C18 80 34 72 43 71Q50 78 57 71C66 72 82 80 84 100z" fill="${cloth}"/>` +
    `<ellipse cx="50" cy="47" rx="19" ry="21" fill="${skin}"/><circle cx="30.5" cy="49" r="4" fill="${skin}"/><circle cx="69.5" cy="49" r="4" fill="${skin}"/>` +
    `<path d="${HAIR_FRONT[style] ?? ''}" fill="${hair}"/>` +
    '<circle cx="42" cy="47" r="2.2" fill="#2B2230"/><circle cx="58" cy="47" r="2.2" fill="#2B2230"/><path d="M38 41q4-3 8-1M54 40q4-2 8 1" fill="none" stroke="#2B2230" stroke-width="1.5" stroke-linecap="round"/>' +
    `<path d="M44 57q6 ${smile} 12 0" fill="none" stroke="#B0524A" stroke-width="2" stroke-linecap="round"/><path d="M35 54a3.5 2.5 0 1 0 .1 0zM65 54a3.5 2.5 0 1 0 .1 0z" fill="#F08A7B" opacity=".4"/>${glasses}</svg>`
  )
}
