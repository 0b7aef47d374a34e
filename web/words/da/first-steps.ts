/** The first steps of a new club, one after the other. */
export default {
  title: 'Kom godt i gang',
  text: 'Fire trin, så er klubben klar. Listen forsvinder, når I har spillet.',
  progress: '{{done}} af {{count}}',
  done: 'Gjort: {{step}}',
  hide: 'Skjul listen',
  me: {
    title: 'Dig selv ved bordet',
    text: 'Hvad hedder du ved bordet? Så har du en konto i klubben.',
    name: 'Dit navn ved bordet',
    submit: 'Det er mig',
  },
  others: {
    title: 'De andre',
    text: 'Tilføj dem, der spiller med, ved navn: et ad gangen eller flere med komma imellem. De kan få en invitation senere.',
    so: 'Med indtil nu: {{names}}.',
    name: 'Navn',
    done: 'Det var alle',
    invite: 'Medlemmer og invitationer',
  },
  tablet: {
    title: 'Tabletten ved bordet',
    text: 'En tablet på bordet kan føre aftenen, uden at nogen logger ind. Giv den et navn, og par den under Medlemmer og roller.',
    go: 'Til tabletterne',
    without: 'Vi bruger ingen tablet',
  },
  evening: {
    title: 'Den første aften',
    text: 'Vælg, hvem der er her, og hvad I spiller. Spiller I anderledes end bøgerne, så skriv jeres egen bog først; så foreslås den hver gang.',
    go: 'Ny aften',
    ownRules: 'Jeres egne regler',
  },
};
