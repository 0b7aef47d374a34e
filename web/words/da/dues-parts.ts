/** Dues of members who joined during the period. */
export default {
  firstDay: 'Perioden fra',
  lastDay: 'Perioden til og med',
  on: 'Nye medlemmer betaler kun for resten af perioden',
  hint: 'Den måned, man meldte sig ind i, regnes med. Beløbene kan rettes.',
  late: 'Kommet til efter perioden og ikke opkrævet: {{names}}.',
  joined: 'Medlem fra {{day}}: {{months}}',
  months: '{{months}} af {{of}} måneder',
  amountOf: 'Beløb: {{name}}',
  exact: '{{rate}} × {{months}}/{{of}} = {{amount}}.',
  rounded: '{{rate}} × {{months}}/{{of}} = {{amount}}, afrundet.',
  whole: 'Hele kontingentet: {{money}}',
  wholeOf: 'Opkræv hele kontingentet af {{name}}',
};
