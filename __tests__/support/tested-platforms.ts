import { execFileSync } from 'node:child_process'
import type { Platform } from '../../simulator/package/platforms'

/** `npm run test:nightly` proves on every platform and database engine what `npm test` proves on some. */
export const IS_NIGHTLY = process.env.NIGHTLY === '1'

/** Cases of every run, with those of the nightly run after them. */
export function inEveryRun<Case>(always: readonly Case[], atNight: readonly Case[]): readonly Case[] {
  return IS_NIGHTLY ? [...always, ...atNight] : always
}

/** Number of commits after which each case has had a turn, about. */
const TURNS = 3

/** A third of cases that are much alike, another one for each commit; at night all. */
export function inTurns<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_NIGHTLY ? cases : cases.filter((_case, at) => at % TURNS === turn())
}

/** The same for every run of a commit. */
function turn(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number.parseInt(commit.slice(0, 8), 16) % TURNS
  } catch {
    // A release without its history.
    return 0
  }
}

/**
 * Platforms of flows that no vendor changes: WeChat and Alipay, whose view engines differ most. What a vendor does its
 * own way (payment, login, faults, files, sizes) is tested on every platform in every run.
 */
export const platformsInDepth = inEveryRun<Platform>(['weapp', 'alipay'], ['tt', 'xhs'])
