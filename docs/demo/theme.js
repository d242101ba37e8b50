// Light or dark: as the system has it, or as chosen here.

const KEY = "theme";

/** Connects the switch; the choice lasts if the browser lets it. */
export function connectTheme(select) {
  select.value = read();
  apply(select.value);
  select.addEventListener("change", () => {
    apply(select.value);
    try {
      localStorage.setItem(KEY, select.value);
    } catch {
      // Storage may be switched off: then the choice lasts until the page is left.
    }
  });
}

function apply(theme) {
  document.documentElement.dataset.theme = theme;
}

function read() {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === "light" || theme === "dark" ? theme : "auto";
  } catch {
    return "auto";
  }
}
