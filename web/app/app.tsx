import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.js';
import { router } from './router.js';
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
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
