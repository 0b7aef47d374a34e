/** Where the screens of seasons are. */

export const seasons = async () => (await import('../../screens/seasons/seasons.js')).Seasons;
export const newSeason = async () =>
  (await import('../../screens/seasons/new-season.js')).NewSeason;
export const season = async () => (await import('../../screens/season/season.js')).Season;
export const changeSeason = async () =>
  (await import('../../screens/seasons/change-season.js')).ChangeSeason;
export const changeRule = async () =>
  (await import('../../screens/seasons/change-rule.js')).ChangeRule;
