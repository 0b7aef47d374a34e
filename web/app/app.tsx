import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.js';
import { Routing } from '../routing/routing.js';
import { navigation } from './router.js';
import { Shell } from './shell/shell.js';
import { colourScheme, theme, variables } from './theme.js';

/** The app with everything its screens lean on. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        colorSchemeManager={colourScheme}
        defaultColorScheme="auto"
        deduplicateInlineStyles
      >
        <Routing navigation={navigation}>
          <Shell />
        </Routing>
      </MantineProvider>
    </QueryClientProvider>
  );
}
