import { Stack, Text, Title } from '@mantine/core';
import { Section } from '../../parts/page/section.js';
import { FiguresParts } from './figures-parts.js';
import { FormParts } from './form-parts.js';
import { PageParts } from './page-parts.js';
import { TableParts } from './table-parts.js';
import { Tokens } from './tokens.js';

/**
 * Every shared part in every state, on made-up data: for those who change one, for its tests and for its
 * pictures. Reached by its address only, and in one language.
 */
export function Parts() {
  return (
    <Stack lang="en" maw="70rem" mx="auto">
      <Title order={1} size="h2">
        Parts
      </Title>
      <Text c="dimmed">Everything that more than one screen shows, in each of its states.</Text>
      <Section title="Tokens">
        <Tokens />
      </Section>
      <Section title="At the table">
        <TableParts />
      </Section>
      <Section title="Figures and people">
        <FiguresParts />
      </Section>
      <Section title="What is asked">
        <FormParts />
      </Section>
      <Section title="On a page">
        <PageParts />
      </Section>
    </Stack>
  );
}
