import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;

/** Solves a Sudoku, or prints why that is not possible: Solve [PUZZLE] */
public class Solve {
    static {
        Native.register("sudoku_core");
    }

    static native int sudoku_parse(byte[] text, long length, byte[] grid, Pointer place);

    static native int sudoku_solve(byte[] puzzle, byte[] solution, byte[] other);

    static native int sudoku_format_line(byte[] grid, byte[] text, long size);

    static native String sudoku_status_text(int status);

    static String solve(String puzzle) {
        byte[] text = puzzle.getBytes(StandardCharsets.UTF_8);
        byte[] grid = new byte[81], solution = new byte[81], line = new byte[82];
        int status = sudoku_parse(text, text.length, grid, null);
        if (status == 0) {
            status = sudoku_solve(grid, solution, null);
        }
        if (status != 0) {
            throw new IllegalArgumentException(sudoku_status_text(status));
        }
        sudoku_format_line(solution, line, line.length);
        return Native.toString(line);
    }

    public static void main(String[] arguments) {
        String puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        try {
            System.out.println(solve(arguments.length > 0 ? arguments[0] : puzzle));
        } catch (IllegalArgumentException error) {
            System.err.println(error.getMessage());
            System.exit(1);
        }
    }
}
